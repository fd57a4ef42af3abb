import type { PopoverNextPlacement } from '@blueprintjs/core'
import { cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import { PopoverLayer } from './layers.ts'
import './blueprint.css'

export interface PopoverProps {
  /** What opens it; a button that gets `aria-expanded` from us. */
  children: ReactElement<{ 'aria-expanded'?: boolean; 'aria-haspopup'?: 'menu' }>
  content: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  placement?: PopoverNextPlacement
  matchWidth?: boolean
  /** Leaves the focus where it is, for lists under an input; what opens it then manages its own ARIA. */
  keepFocus?: boolean
  fill?: boolean
}

/** A small layer next to what opened it; Escape and a click outside close it and give the focus back. */
export function Popover({ children, open, onOpenChange, fill, ...layer }: PopoverProps) {
  const [own, setOwn] = useState(false)
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const [wanted, setWanted] = useState(false)
  const shown = open ?? own
  const change = onOpenChange ?? setOwn
  if (shown && !wanted) setWanted(true)
  const Box = fill || layer.keepFocus ? 'div' : 'span'
  return (
    <>
      {layer.keepFocus ? (
        <div ref={setTarget}>{children}</div>
      ) : (
        <Box ref={setTarget} className="vk-popover-target" onClick={() => change(!shown)}>
          {cloneElement(children, { 'aria-expanded': shown, 'aria-haspopup': 'menu' })}
        </Box>
      )}
      {wanted && target && <PopoverLayer {...layer} target={target} open={shown} onOpenChange={change} />}
    </>
  )
}
