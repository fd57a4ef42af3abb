import { PopoverNext, type PopoverNextPlacement } from '@blueprintjs/core'
import type { ReactElement, ReactNode, Ref } from 'react'
import { FocusBack } from './focus-back.tsx'
import './blueprint.css'

export interface PopoverProps {
  /** What opens it; a button that gets `aria-expanded` from us. */
  children: ReactElement
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
export function Popover({
  children,
  content,
  open,
  onOpenChange,
  placement = 'bottom-end',
  matchWidth,
  keepFocus,
  fill,
}: PopoverProps) {
  return (
    <PopoverNext
      content={
        <div>
          {!keepFocus && <FocusBack />}
          {content}
        </div>
      }
      isOpen={open}
      onInteraction={onOpenChange}
      placement={placement}
      arrow={false}
      animation="minimal"
      matchTargetWidth={matchWidth}
      autoFocus={!keepFocus}
      enforceFocus={false}
      // `FocusBack` does, and leaves it to a dialog that was opened out of the layer.
      shouldReturnFocusOnClose={false}
      fill={fill}
      transitionDuration={140}
      {...(keepFocus
        ? { renderTarget: ({ ref }: { ref?: Ref<HTMLDivElement> }) => <div ref={ref}>{children}</div> }
        : { children })}
    />
  )
}
