import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonContent, type ButtonLook, buttonClass, useClickOffer } from './button.tsx'

/** A link that looks like a button: it opens in a new tab like every link; `mailto:` and `tel:` do too. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconEnd,
  hotkey,
  fill,
  children,
  className,
  ...rest
}: ButtonLook & ComponentProps<typeof Link> & { children: ReactNode }) {
  const id = useClickOffer(typeof children === 'string' && children, icon)
  return (
    <Link {...rest} data-offer={id} className={buttonClass({ variant, size, fill }, className)}>
      <ButtonContent icon={icon} iconEnd={iconEnd} hotkey={hotkey}>
        {children}
      </ButtonContent>
    </Link>
  )
}
