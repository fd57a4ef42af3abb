import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { FocusBack } from '../overlays/focus-back.tsx'
import { Overlay } from '../overlays/layers.ts'
import './lightbox.css'

export interface LightboxProps {
  /** The pictures, largest form: `<SecureImage …/>` or `<img …/>`. */
  pictures: readonly { key: string | number; title?: string; view: ReactNode }[]
  start?: number
  onClose: () => void
}

/** Pictures over the whole window; past the last comes the first again (R-UI-011). */
export function Lightbox({ pictures, start = 0, onClose }: LightboxProps) {
  const t = useCoreT()
  const [at, setAt] = useState(start)
  const layer = useRef<HTMLDivElement>(null!)
  const picture = pictures[at]
  const step = (by: 1 | -1): void => setAt(current => wrap(current + by, pictures.length))
  return (
    <Overlay
      isOpen
      autoFocus={false}
      onOpening={() => layer.current.focus()}
      onClose={onClose}
      childRef={layer}
      transitionDuration={140}
    >
      <div
        ref={layer}
        className="vk-lightbox"
        role="dialog"
        aria-modal="true"
        aria-label={t('picture', { number: at + 1, total: pictures.length })}
        tabIndex={-1}
        onKeyDown={event => {
          if (event.key === 'ArrowRight') step(1)
          if (event.key === 'ArrowLeft') step(-1)
        }}
      >
        <FocusBack />
        <div className="vk-lightbox-head">
          <span className="vk-grow">{picture?.title}</span>
          <span>{t('picture', { number: at + 1, total: pictures.length })}</span>
          <IconButton icon={IconX} label={t('close')} onClick={onClose} />
        </div>
        <div className="vk-lightbox-picture">{picture?.view}</div>
        {pictures.length > 1 && (
          <>
            <IconButton
              className="vk-lightbox-previous"
              icon={IconChevronLeft}
              size="large"
              label={t('previous')}
              onClick={() => step(-1)}
            />
            <IconButton
              className="vk-lightbox-next"
              icon={IconChevronRight}
              size="large"
              label={t('next')}
              onClick={() => step(1)}
            />
          </>
        )}
      </div>
    </Overlay>
  )
}

/** Index after stepping past either end. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count
}
