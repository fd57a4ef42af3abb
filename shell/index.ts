import { turn } from '@core/ui/host/turn.ts'

// One file, read in parts, so that nobody who types or scrolls already waits for all of it.
await turn()
await import(/* webpackMode: "eager" */ 'react-dom/client')
await turn()
const { startShell } = await import(/* webpackMode: "eager" */ './start.tsx')
await turn()
await startShell()
