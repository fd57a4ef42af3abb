import { Button, IconButton, TextInput, useT } from '@core/ui'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'

interface TextListProps {
  label: string
  value: readonly string[]
  onChange: (value: string[]) => void
  locked: boolean
}

/** A short list of texts: lead sources, reasons to cancel. Empty and double ones are not added (R-SET-001, R-SET-002). */
export function TextList({ label, value, onChange, locked }: TextListProps) {
  const t = useT('settings')
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const fresh = text !== '' && !value.includes(text)
  const add = () => {
    if (!fresh) return
    onChange([...value, text])
    setTyped('')
  }
  return (
    <>
      <span className="vk-row vk-row-wrap">
        {value.map(one => (
          <span key={one} className="vk-tag vk-tag-label">
            {one}
            {!locked && (
              <IconButton
                size="small"
                icon={IconX}
                label={t('removeText', { text: one })}
                onClick={() => onChange(value.filter(other => other !== one))}
              />
            )}
          </span>
        ))}
      </span>
      {!locked && (
        <span className="vk-row">
          <TextInput
            value={typed}
            onChange={setTyped}
            aria-label={label}
            maxLength={255}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
          <Button icon={IconPlus} onClick={add} disabled={!fresh}>
            {t('add')}
          </Button>
        </span>
      )}
    </>
  )
}
