import { PopoverNext, type PopoverNextProps } from '@blueprintjs/core'
import { type KeyboardEvent, type Ref, useEffect, useLayoutEffect } from 'react'
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
    const close = ({ key }: GlobalEventHandlersEventMap['keydown']): void => {
      if (key === 'Escape' && !document.activeElement?.closest(LAYERS)) onOpenChange(false)
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [open, keepFocus, onOpenChange])
  /** Before Blueprint does: it would take the focus back from what was opened meanwhile. */
  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    // What the layer was opened from stays.
    event.stopPropagation()
    onOpenChange(false)
  }
  return (
    <PopoverNext
      content={
        // biome-ignore lint/a11y/noStaticElementInteractions: hears what is in it
        <div onKeyDown={closeOnEscape}>
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
      // `FocusBack` does, and leaves it to what was opened meanwhile.
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
