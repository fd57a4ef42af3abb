import type { ReactNode } from 'react'
import type { ButtonProps } from '../buttons/button.tsx'
import type { IconButtonProps } from '../buttons/icon-button.tsx'

/*
 * Stands in for the kit in the first script of a page: the same elements with the same classes, and nothing that listens.
 */

export { Avatar } from '../data/avatar.tsx'
export { Facts } from '../data/facts.tsx'
export { applyTimeZone } from '../format/clock.ts'
export { formatDateTime } from '../format/date.ts'
export { formatMoney } from '../format/number.ts'
export { phoneLink } from '../format/phone.ts'
export { useLanguage, useT } from './words.ts'

/** Errors that are no dead links are the app's. */
export const ErrorState = (): null => null
export class Problem extends Error {
  readonly status = 0
}
export const takeOverFirstPage = (): void => undefined

/** The server put the colours on the page already. */
export const applyBrand = (): void => undefined

export const Button = ({ variant = 'default', size = 'medium', icon: Glyph, children }: ButtonProps) => (
  <button type="button" className={`vk-button vk-button-${variant} vk-button-${size}`}>
    {Glyph && <Glyph size={16} stroke={1.75} />}
    <span className="vk-button-label">{children}</span>
  </button>
)

export const IconButton = ({ icon: Glyph, label, variant = 'minimal', size = 'medium' }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={`vk-button vk-button-${variant} vk-button-${size} vk-icon-button`}
  >
    <Glyph size={16} stroke={1.75} />
  </button>
)

export const Link = ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
  <a {...rest} href={`#${to}`}>
    {children}
  </a>
)
