import { Button, Dialog, Field, NumberInput, TextInput, useT } from '@core/ui'
import { type FormEvent, useState } from 'react'

interface ExtraDialogProps {
  onSave: (item_name: string, amount: number) => void
  onClose: () => void
}

/** What was used that nobody planned: its name and how many. */
export function ExtraDialog({ onSave, onClose }: ExtraDialogProps) {
  const t = useT('project')
  const [name, setName] = useState('')
  const [amount, setAmount] = useState<number | null>(1)
  const isWhole = name.trim() !== '' && amount !== null && amount > 0
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole) return
    onSave(name.trim(), amount)
    onClose()
  }
  return (
    <Dialog
      title={t('usedMore')}
      size="small"
      onClose={onClose}
      onSubmit={save}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={!isWhole}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        <Field label={t('field.projectmaterial.item_name')}>
          <TextInput value={name} onChange={setName} maxLength={255} autoFocus />
        </Field>
        <Field label={t('howMany')} help={t('usedMoreText')}>
          <NumberInput value={amount} onChange={setAmount} />
        </Field>
      </div>
    </Dialog>
  )
}
