import { SecureImage } from '../files/secure-image.tsx'
import { classes } from '../styles/classes.ts'
import './company-mark.css'

export interface CompanyMarkProps {
  name: string
  logoUrl: string | null
  size?: number
}

/** A company's logo on a plate that fits the theme; without one its first letter in the company's colour. */
export function CompanyMark({ name, logoUrl, size = 28 }: CompanyMarkProps) {
  return (
    <span
      className={classes('vk-company-mark', logoUrl && 'vk-company-mark-logo')}
      style={{ width: size, height: size, fontSize: size * 0.5 }}
    >
      {logoUrl ? <SecureImage path={logoUrl} alt="" width={size} height={size} /> : name.slice(0, 1).toUpperCase()}
    </span>
  )
}
