import { Button, IconButton, type Init, Select, TextInput, useCall, useT } from '@core/ui'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { translated, written } from './value-mapping'
import './websites.css'

export type MappingRow = NonNullable<Init<'post', '/api/website'>['body']['mapping']>[number]

/** A row before anything is filled in. */
const EMPTY: MappingRow = { fieldkey: '', fieldvalue: 'relation.fullname' }

/** What the fields of a website mean here: names at the left, what they are here at the right (G-WEB). */
export function MappingEditor({ value, onChange }: { value: MappingRow[]; onChange: (value: MappingRow[]) => void }) {
  const t = useT('settings')
  return (
    <div className="vk-stack">
      {value.map((row, at) => (
        <MappingFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing of its own but its place
          key={`${value.length} ${at}`}
          row={row}
          n={at + 1}
          onChange={part => onChange(value.map((other, place) => (place === at ? { ...other, ...part } : other)))}
          onRemove={() => onChange(value.filter((_, place) => place !== at))}
        />
      ))}
      <span>
        <Button size="small" icon={IconPlus} onClick={() => onChange([...value, EMPTY])}>
          {t('addMapping')}
        </Button>
      </span>
    </div>
  )
}

interface MappingFieldsProps {
  row: MappingRow
  n: number
  onChange: (part: Partial<MappingRow>) => void
  onRemove: () => void
}

function MappingFields({ row, n, onChange, onRemove }: MappingFieldsProps) {
  const t = useT('settings')
  const [values, setValues] = useState(written(row.valuemapping))
  const targets = useCall('get', '/api/website/targets', {}).data ?? []
  const options = targets.map(({ field, label }) => ({ value: field, label }))
  const known = options.some(option => option.value === row.fieldvalue)
  return (
    <fieldset className="settings-mapping">
      <legend className="vk-hidden">{t('mappingRow', { n })}</legend>
      <TextInput
        value={row.fieldkey}
        maxLength={64}
        aria-label={t('mappingName')}
        placeholder={t('mappingName')}
        onChange={fieldkey => onChange({ fieldkey })}
      />
      <Select
        value={row.fieldvalue}
        aria-label={t('mappingTarget')}
        options={known ? options : [{ value: row.fieldvalue, label: row.fieldvalue }, ...options]}
        onChange={fieldvalue => fieldvalue && onChange({ fieldvalue })}
      />
      <IconButton icon={IconX} label={t('removeMapping', { n })} onClick={onRemove} />
      <TextInput
        value={row.nullvalue ?? ''}
        maxLength={255}
        aria-label={t('mappingEmpty')}
        placeholder={t('mappingEmpty')}
        onChange={nullvalue => onChange({ nullvalue: nullvalue || null })}
      />
      <TextInput
        value={values}
        aria-label={t('mappingValues')}
        placeholder={t('mappingValues')}
        onChange={text => {
          setValues(text)
          onChange({ valuemapping: translated(text) })
        }}
      />
    </fieldset>
  )
}
