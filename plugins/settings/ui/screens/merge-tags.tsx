import { Card, copyText, EmptyState, TextInput, useMergeTags, useT } from '@core/ui'
import { IconBraces, IconCopy, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { SettingsPage } from '../../contract/settings-page'
import '../entries.css'

/** Everything that texts can have filled in, to look up and copy (R-SET-013, G-MERGE). */
export default function MergeTags() {
  const t = useT('settings')
  const all = useMergeTags()
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(' ')
  const tags = all.filter(({ tag, label }) => words.every(word => `${tag} ${label}`.toLowerCase().includes(word)))
  return (
    <SettingsPage title={t('mergeTags')} intro={t('mergeTagsIntro')}>
      <div className="vk-stack">
        <TextInput
          type="search"
          icon={IconSearch}
          value={search}
          onChange={setSearch}
          aria-label={t('searchMergeTags')}
          placeholder={t('searchMergeTags')}
        />
        <Card title={t('mergeTags')} count={tags.length} flush>
          {tags.length === 0 && <EmptyState compact icon={IconBraces} title={t('noMergeTags')} />}
          {tags.map(({ tag, label }) => (
            <button
              key={tag}
              type="button"
              className="settings-entry"
              title={t('copyMergeTag')}
              onClick={() => void copyText(`{{${tag}}}`)}
            >
              <span className="vk-grow">
                <strong>{label}</strong>
                <code className="vk-meta settings-entry-note">{`{{${tag}}}`}</code>
              </span>
              <IconCopy size={16} stroke={1.75} aria-hidden="true" />
            </button>
          ))}
        </Card>
      </div>
    </SettingsPage>
  )
}
