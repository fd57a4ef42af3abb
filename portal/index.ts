import { startPortal } from './start.tsx'

void startPortal()
