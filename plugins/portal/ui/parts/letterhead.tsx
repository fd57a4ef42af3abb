import { LinkPicture } from './link-picture'

/** Mark and name of the company; its first letter in its colour where it has no logo. */
export function Letterhead({ name, logo }: { name: string; logo: string | null }) {
  return (
    <span className="portal-company">
      <span className="portal-mark" data-logo={logo ? true : undefined}>
        {logo ? <LinkPicture src={logo} alt="" width={32} height={32} /> : name.slice(0, 1).toUpperCase()}
      </span>
      <strong>{name}</strong>
    </span>
  )
}
