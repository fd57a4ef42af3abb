import type { Ref } from 'react'
import type { Icon } from '../define/define-ui.ts'
import { classes } from '../styles/classes.ts'
import { type ButtonProps, buttonClass, useClickOffer } from './button.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'hotkey' | 'fill'> {
  icon: Icon
  /** Read aloud and shown as tooltip: an icon alone says too little. */
  label: string
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({
  icon: Glyph,
  label,
  variant = 'minimal',
  size,
  busy,
  why,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const id = useClickOffer(!rest.disabled && label, Glyph)
  return (
    <button
      {...rest}
      data-offer={id}
      type={type}
      aria-label={label}
      title={why ?? label}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size }, classes('vk-icon-button', rest.className))}
    >
      {busy ? (
        <span className="vk-spinner" aria-hidden="true" />
      ) : (
        <Glyph size={size === 'large' ? 20 : 16} stroke={1.75} />
      )}
    </button>
  )
}
