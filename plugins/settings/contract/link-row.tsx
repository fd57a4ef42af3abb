import { ButtonLink, CardRow, Tag, useT } from '@core/ui'

interface LinkRowProps {
  /** What it is for, in the words of its setting. */
  title: string
  /** What it is linked with, or what it would do. */
  text: string
  linked: boolean
  /** Where it is set up. */
  to: string
}

/** One service on the page of links: what it is for, how it stands, and where it is set up. */
export function LinkRow({ title, text, linked, to }: LinkRowProps) {
  const t = useT('settings')
  return (
    <CardRow>
      <span className="vk-grow">
        <strong>{title}</strong>
        <span className="vk-meta settings-link-note">{text}</span>
      </span>
      <Tag tone={linked ? 'ok' : 'neutral'}>{t(linked ? 'linkOn' : 'linkOff')}</Tag>
      <ButtonLink size="small" to={to} aria-label={t('setUpLink', { title })}>
        {t('setUp')}
      </ButtonLink>
    </CardRow>
  )
}
