import { yieldToBrowser } from '@core/ui/host/yield-to-browser.ts'

// In parts, as the shell does.
await yieldToBrowser()
await import(/* webpackMode: "eager" */ 'react-dom/client')
await yieldToBrowser()
const { startPortal } = await import(/* webpackMode: "eager" */ './start.tsx')
await yieldToBrowser()
await startPortal()
