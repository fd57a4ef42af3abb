import { startAdmin } from './start.tsx'

void startAdmin()
