import { type Choice, Combobox, IconButton, Tag, useCall, useT } from '@core/ui'
import { IconX } from '@tabler/icons-react'

interface TagInputProps {
  value: readonly string[]
  onChange: (tags: string[]) => void
}

/** Labels of a dossier: pick one that is in use, or type a new one. */
export function TagInput({ value, onChange }: TagInputProps) {
  const t = useT('crm')
  const used = useCall('get', '/api/flow/getUsedFlowTags')
  const options: Choice[] = (used.data ?? []).filter(tag => !value.includes(tag)).map(tag => ({ id: tag, label: tag }))
  const add = (choice: Choice | null) => {
    if (choice && !value.includes(choice.label)) onChange([...value, choice.label])
  }
  return (
    <div className="crm-tags-input">
      {value.length > 0 && (
        <div className="vk-row vk-row-wrap">
          {value.map(tag => (
            <Tag key={tag}>
              {tag}
              <IconButton
                size="small"
                icon={IconX}
                label={t('removeTag', { tag })}
                onClick={() => onChange(value.filter(own => own !== tag))}
              />
            </Tag>
          ))}
        </div>
      )}
      <Combobox value={null} onChange={add} options={options} allowNew placeholder={t('tagPlaceholder')} />
    </div>
  )
}
