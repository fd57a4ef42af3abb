import { turn } from '@core/ui/host/turn.ts'

// In parts, as the shell does.
await turn()
await import(/* webpackMode: "eager" */ 'react-dom/client')
await turn()
const { startPortal } = await import(/* webpackMode: "eager" */ './start.tsx')
await turn()
await startPortal()
