import { yieldToBrowser } from '@core/ui/host/yield-to-browser.ts'

// One file, read in parts, so that nobody who types or scrolls already waits for all of it.
await yieldToBrowser()
await import(/* webpackMode: "eager" */ 'react-dom/client')
await yieldToBrowser()
const { startShell } = await import(/* webpackMode: "eager" */ './start.tsx')
await yieldToBrowser()
await startShell()
