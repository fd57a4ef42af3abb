import { startShell } from './start.tsx'

startShell()
