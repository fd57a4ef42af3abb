import { Button, Dialog, type FormItem, useT } from '@core/ui'
import { type Entry, FormFields } from '@core/ui/forms'
import type { ReactNode } from 'react'

interface MergeDialogProps<Values extends Record<string, unknown>> {
  /** Whom or what it makes part of another. */
  name: string
  size?: 'small' | undefined
  entry: Entry<Values>
  fields: readonly FormItem<Values>[]
  onClose: () => void
  /** What it would do, once it is known with which one. */
  children: ReactNode
}

/** Makes one record part of another: which one, and below it what that does. */
export function MergeDialog<Values extends Record<string, unknown>>(props: MergeDialogProps<Values>) {
  const { name, size, entry, fields, onClose, children } = props
  const t = useT('crm')
  return (
    <Dialog
      title={t('mergeTitle', { name })}
      {...(size ? { size } : {})}
      onClose={onClose}
      onSubmit={entry.submit}
      saves
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="danger" busy={entry.busy}>
            {t('mergeFlow')}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        <FormFields entry={entry} items={fields} />
        {children}
      </div>
    </Dialog>
  )
}
