import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import type { Icon } from '../define/define-ui.ts'
import { classes } from '../styles/classes.ts'
import { useScreenAction } from './screen-actions.tsx'
import './button.css'

export interface ButtonLook {
  /** `primary` once per region; `danger` only inside the confirming dialog; `brand` only in the portal. */
  variant?: 'default' | 'primary' | 'minimal' | 'danger' | 'danger-outline' | 'brand'
  size?: 'small' | 'medium' | 'large'
  icon?: Icon
  iconEnd?: Icon
  /** The label stays, a spinner takes the place of the icon, and a second click does nothing. */
  busy?: boolean
  /** Key that does the same, shown inside the button. */
  hotkey?: string
  fill?: boolean
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'ref'> {
  children: ReactNode
  /** Why the button cannot be used now. */
  why?: string
  ref?: Ref<HTMLButtonElement>
}

export function Button({ busy, why, type = 'button', onClick, title, ...props }: ButtonProps) {
  const { look, rest } = split(props)
  const id = useClickOffer(typeof rest.children === 'string' && !rest.disabled && rest.children, look.icon)
  return (
    <button
      {...rest}
      data-offer={id}
      type={type}
      title={why ?? title}
      aria-busy={busy || undefined}
      aria-keyshortcuts={look.hotkey?.replace('Ctrl ', 'Control+')}
      className={buttonClass(look, rest.className)}
      onClick={busy ? event => event.preventDefault() : onClick}
    >
      <ButtonContent {...look} busy={busy}>
        {rest.children}
      </ButtonContent>
    </button>
  )
}

/** Lets the palette press this button; answers what the element has to carry for that. */
export function useClickOffer(label: string | false, icon?: Icon): string | undefined {
  const id = useId()
  const press = () => document.querySelector<HTMLElement>(`[data-offer="${id}"]`)?.click()
  return useScreenAction(label === false ? [] : [{ label, icon, run: press }]) ? id : undefined
}

/** What is inside a button, for elements that look like one: links, file inputs. */
export function ButtonContent({
  icon: Start,
  iconEnd: End,
  busy,
  hotkey,
  children,
}: ButtonLook & { children?: ReactNode }) {
  return (
    <>
      {busy ? <span className="vk-spinner" aria-hidden="true" /> : Start && <Start size={16} stroke={1.75} />}
      {children !== undefined && <span className="vk-button-label">{children}</span>}
      {End && <End size={16} stroke={1.75} />}
      {hotkey && <kbd className="vk-kbd">{hotkey}</kbd>}
    </>
  )
}

export function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = 'default', size = 'medium', fill } = look
  return classes('vk-button', `vk-button-${variant}`, `vk-button-${size}`, fill && 'vk-button-fill', className)
}

function split<P extends ButtonLook>(props: P): { look: ButtonLook; rest: Omit<P, keyof ButtonLook> } {
  const { variant, size, icon, iconEnd, busy, hotkey, fill, ...rest } = props
  return { look: { variant, size, icon, iconEnd, busy, hotkey, fill }, rest }
}
