import { IconX } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { NoScreenActions } from '../buttons/screen-actions.tsx'
import { isSaveKey } from '../form/save-key.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { classes } from '../styles/classes.ts'
import { FocusBack } from './focus-back.tsx'
import { DialogLayer } from './layers.ts'
import './blueprint.css'
import './dialog.css'

export interface DialogProps {
  title: ReactNode
  children?: ReactNode
  /** The buttons: Annuleer first, the verb last. */
  footer?: ReactNode
  onClose: () => void
  size?: 'small' | 'medium' | 'large' | 'wide'
  open?: boolean
  /** With it the whole dialog is a form, so that Enter sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** What it sends is a record to keep: Ctrl S does it too. */
  saves?: boolean
  /** Body without padding, for lists and tables. */
  flush?: boolean
}

const widths = { small: 400, medium: 560, large: 720, wide: 1040 }

/** A question or a form in front of the screen; on the phone a sheet from below. Escape closes one layer. */
export function Dialog({
  title,
  children,
  footer,
  onClose,
  size = 'medium',
  open = true,
  onSubmit,
  saves,
  flush,
}: DialogProps) {
  const t = useCoreT()
  const id = useId()
  const content = (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is */}
      <div className="vk-dialog-head" onMouseDown={onSubmit && keepFocus}>
        <h2 id={id}>{title}</h2>
        <IconButton icon={IconX} label={t('close')} onClick={onClose} />
      </div>
      {children !== undefined && (
        <div className={classes('vk-dialog-body', flush && 'vk-dialog-flush')}>{children}</div>
      )}
      {footer && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is
        <div className="vk-dialog-foot" onMouseDown={onSubmit && keepFocus}>
          {footer}
        </div>
      )}
    </>
  )
  return (
    <NoScreenActions>
      <DialogLayer
        isOpen={open}
        onClose={onClose}
        aria-labelledby={id}
        style={{ width: widths[size] }}
        canOutsideClickClose={onSubmit === undefined}
        transitionDuration={140}
        onOpened={takeFocus}
      >
        <FocusBack />
        {onSubmit ? (
          <form className="vk-dialog" onSubmit={onSubmit} onKeyDown={event => sendByKey(event, saves)} noValidate>
            {content}
          </form>
        ) : (
          <div className="vk-dialog">{content}</div>
        )}
      </DialogLayer>
    </NoScreenActions>
  )
}

/**
 * Only once it is there: what asks for the focus sooner loses it to the layer behind, which still holds it in itself. And
 * what is no layer may have taken it meanwhile: Escape would not reach this one.
 */
function takeFocus(layer: HTMLElement): void {
  const start = layer.querySelector<HTMLElement>('[data-start="true"]')
  if (start) start.focus()
  else if (!layer.contains(document.activeElement)) {
    const field = layer.querySelector<HTMLElement>(`form ${FIELD}`)
    ;(field ?? layer.querySelector<HTMLElement>('.vk-dialog button'))?.focus()
  }
}

/** What a form begins with, whatever kind of field that is. */
const FIELD = '.vk-dialog-body :is(input, select, textarea):enabled:not([tabindex="-1"], [type="file"])'

/** An error that appears when a field is left would push the button away from under the pointer. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

/** Ctrl Enter sends from wherever the focus is, also from a text of several lines; Ctrl S too what is kept. */
function sendByKey(event: KeyboardEvent<HTMLFormElement>, saves = false): void {
  const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
  if (!sends && !(saves && isSaveKey(event))) return
  event.preventDefault()
  event.stopPropagation()
  // Pressed as a button, it waits where sending again has to wait.
  event.currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
}
