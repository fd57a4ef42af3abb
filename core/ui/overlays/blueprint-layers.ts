export { Dialog, Drawer, Overlay2 } from '@blueprintjs/core'
export { PopoverLayer } from './popover-layer.tsx'
