import { IconX } from '@tabler/icons-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { Tag } from '../data/tag.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { type Choice, Combobox } from './combobox.tsx'
import './tags-input.css'

interface TagsInputProps {
  value: readonly string[]
  onChange: (tags: string[]) => void
  /** In use elsewhere: offered beside what is typed. */
  known?: readonly string[]
  disabled?: boolean
}

/** Labels of a record: pick one that is in use, or type a new one. */
export function TagsInput({ value, onChange, known = [], disabled }: TagsInputProps) {
  const t = useCoreT()
  const choices: Choice[] = known.filter(tag => !value.includes(tag)).map(tag => ({ id: tag, label: tag }))
  const add = (choice: Choice | null) => {
    if (choice && !value.includes(choice.label)) onChange([...value, choice.label])
  }
  return (
    <div className="vk-tags-input">
      {value.length > 0 && (
        <div className="vk-row vk-row-wrap">
          {value.map(tag => (
            <Tag key={tag}>
              {tag}
              {!disabled && (
                <IconButton
                  size="small"
                  icon={IconX}
                  label={t('removeTag', { tag })}
                  onClick={() => onChange(value.filter(own => own !== tag))}
                />
              )}
            </Tag>
          ))}
        </div>
      )}
      <Combobox
        value={null}
        onChange={add}
        options={choices}
        allowNew
        disabled={disabled}
        placeholder={t('tagPlaceholder')}
      />
    </div>
  )
}
