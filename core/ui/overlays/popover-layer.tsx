import { PopoverNext, type PopoverNextProps } from '@blueprintjs/core'
import { type Ref, useEffect, useLayoutEffect } from 'react'
import { FocusBack, LAYERS } from './focus-back.tsx'
import type { PopoverProps } from './popover.tsx'

export interface PopoverLayerProps extends Omit<PopoverProps, 'children' | 'open' | 'fill'> {
  /** The element it opens beside. */
  target: HTMLElement
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The layer of a `Popover`, beside an element that is there already. */
export function PopoverLayer({
  target,
  content,
  open,
  onOpenChange,
  placement = 'bottom-end',
  matchWidth,
  keepFocus,
}: PopoverLayerProps) {
  useEffect(() => {
    if (!open || keepFocus) return
    // A grid may hold the focus as the layer comes, and Escape would not reach it.
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && !document.activeElement?.closest(LAYERS)) onOpenChange(false)
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [open, keepFocus, onOpenChange])
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
      transitionDuration={140}
      renderTarget={({ ref }: TargetProps) => <Target ref={ref} element={target} />}
    />
  )
}

type TargetProps = Parameters<NonNullable<PopoverNextProps['renderTarget']>>[0]

/** Hands over the element that is there, in the place of one that the layer would draw. */
function Target({ ref, element }: { ref?: Ref<HTMLElement> | undefined; element: HTMLElement }) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return
    ref(element)
    return () => {
      ref(null)
    }
  }, [ref, element])
  return null
}
