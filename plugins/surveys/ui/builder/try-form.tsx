import { IconButton, useT } from '@core/ui'
import { IconRotate } from '@tabler/icons-react'
import type { workOut } from '../../domain/work-out'
import type { Answers, AskedField } from '../answers/asked-field'
import { AskedFields } from '../answers/asked-fields'

interface TryFormProps {
  title: string
  help: string | null
  fields: readonly AskedField[]
  filled: ReturnType<typeof workOut>
  onAnswers: (answers: Answers) => void
}

/** The form at the width of a phone, as it is filled in: fields come, go and are worked out. */
export function TryForm({ title, help, fields, filled, onAnswers }: TryFormProps) {
  const t = useT('surveys')
  return (
    <section className="surveys-phone" aria-label={t('try')}>
      <header className="vk-row">
        <h2 className="vk-grow">{title}</h2>
        <IconButton size="small" icon={IconRotate} label={t('clearAnswers')} onClick={() => onAnswers({})} />
      </header>
      {help && <p className="vk-meta">{help}</p>}
      <AskedFields
        fields={fields}
        filled={filled}
        onAnswer={(name, value) => onAnswers({ ...filled.answers, [name]: value })}
      />
    </section>
  )
}
