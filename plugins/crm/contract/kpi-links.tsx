import { IconButton, Tag, useT } from '@core/ui'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface KpiLink {
  key: string
  /** Null for something that is not there any more. */
  label: string | null
}

interface KpiLinksProps {
  links: readonly KpiLink[]
  onRemove: (key: string) => void
  locked: boolean
  /** Lets people choose another one. */
  children: ReactNode
}

/** What a key figure counts, each with a way to take it off, and what chooses more. */
export function KpiLinks({ links, onRemove, locked, children }: KpiLinksProps) {
  const t = useT('crm')
  return (
    <>
      {links.length === 0 && <p className="vk-meta">{t('kpiNoLinks')}</p>}
      <span className="vk-row vk-row-wrap">
        {links.map(({ key, label }) => (
          <span key={key} className="vk-tag vk-tag-label">
            {label ?? <Tag tone="warn">{t('kpiLinkGone', { key })}</Tag>}
            {!locked && (
              <IconButton
                size="small"
                icon={IconX}
                label={t('kpiUnlink', { name: label ?? key })}
                onClick={() => onRemove(key)}
              />
            )}
          </span>
        ))}
      </span>
      {!locked && children}
    </>
  )
}
