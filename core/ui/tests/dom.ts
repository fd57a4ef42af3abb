// Compare elements by `===` in these tests: a matcher that fails prints an element with the whole page around it.
import { afterEach } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'

const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
GlobalRegistrator.register({ url: 'http://localhost/dev/ui/', width: 1440, height: 900 })
// Timers of the process: those are what a test can stop and turn.
Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval })

// Loaded once there is a page: what it brings along looks for one.
const { cleanup, configure } = await import('@testing-library/react')
// A busy machine is no fault: what never comes fails later.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

// What opens by a press is there when a test presses.
await import('../frame/app-frame.tsx')
await (await import('../lazy/at-first-touch.ts')).touch()
