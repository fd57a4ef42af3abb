import { atFirstTouch } from '../lazy/at-first-touch.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'

const layers = () => import('./blueprint-layers.ts')

/** What lies over a page: a third of what the kit would take, and nothing shows it before somebody presses something. */
export const DialogLayer = lazyPart(atFirstTouch(async () => ({ default: (await layers()).Dialog })))
export const DrawerLayer = lazyPart(atFirstTouch(async () => ({ default: (await layers()).Drawer })))
export const PopoverLayer = lazyPart(atFirstTouch(async () => ({ default: (await layers()).PopoverLayer })))
export const Overlay = lazyPart(atFirstTouch(async () => ({ default: (await layers()).Overlay2 })))
