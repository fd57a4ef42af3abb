import { TextInput, useT } from '@core/ui'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { FieldType } from '../../contract/field-types'
import { KIND_GROUPS, KIND_ICONS } from './field-kinds'
import { Structure } from './structure'
import type { Builder } from './use-builder'

interface PaletteProps {
  builder: Builder
  onAdd: (kind: FieldType) => void
  /** Opens a field where it is changed. */
  onOpen: (id: number) => void
}

/** What a form can ask: one press adds it behind the chosen field; and what it is made of. */
export function Palette({ builder, onAdd, onOpen }: PaletteProps) {
  const t = useT('surveys')
  const [sought, setSought] = useState('')
  const nameOf = (kind: FieldType) => t(`field.verticaldatafield.field_type.${kind}`)
  const groups = KIND_GROUPS.map(({ key, kinds }) => ({
    key,
    kinds: kinds.filter(kind => nameOf(kind).toLowerCase().includes(sought.trim().toLowerCase())),
  })).filter(({ kinds }) => kinds.length > 0)
  return (
    <aside className="surveys-palette" aria-label={t('fieldKinds')}>
      <TextInput
        type="search"
        icon={IconSearch}
        value={sought}
        onChange={setSought}
        placeholder={t('searchKind')}
        aria-label={t('searchKind')}
      />
      {groups.length === 0 && <p className="vk-meta">{t('noKind')}</p>}
      {groups.map(({ key, kinds }) => (
        <section key={key}>
          <h2>{t(key)}</h2>
          <div className="surveys-kinds">
            {kinds.map(kind => {
              const Glyph = KIND_ICONS[kind]
              return (
                <button
                  key={kind}
                  type="button"
                  className="surveys-kind"
                  aria-label={t('addKind', { kind: nameOf(kind) })}
                  onClick={() => onAdd(kind)}
                >
                  <Glyph size={16} stroke={1.75} />
                  <span>{nameOf(kind)}</span>
                </button>
              )
            })}
          </div>
        </section>
      ))}
      <Structure builder={builder} onOpen={onOpen} />
    </aside>
  )
}
