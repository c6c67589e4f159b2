/* Stands in for the bcryptprimitives.dll of Windows 10 where Wine brings none, as before its version 9: Go asks it for chance. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);

__declspec(dllexport) BOOL ProcessPrng(PBYTE data, SIZE_T length) { return SystemFunction036(data, (ULONG)length); }
