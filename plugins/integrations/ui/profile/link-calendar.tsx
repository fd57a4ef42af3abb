import { Button, Card, type FormItem, toast, useSave, useT } from '@core/ui'
import { FormFields, useEntry } from '@core/ui/forms'
import { IconLink } from '@tabler/icons-react'
import './calendar-tab.css'

interface Values extends Record<string, unknown> {
  address: string
}

/** Where the secret address of each calendar is found, and the field for it. */
export function LinkCalendar() {
  const t = useT('integrations')
  const link = useSave('post', '/api/integrations/gcal')
  const fields: FormItem<Values>[] = [
    {
      name: 'address',
      label: t('address'),
      required: true,
      maxLength: 2000,
      placeholder: 'https://',
      autoComplete: 'off',
      help: t('addressHelp'),
    },
  ]
  const entry = useEntry<Values>({
    fields,
    values: {},
    onSave: body => link.send({ body }),
    onSaved: () => toast(t('linked')),
  })
  return (
    <form onSubmit={entry.submit} noValidate>
      <Card
        title={t('linkTitle')}
        footer={
          <div className="vk-row">
            <span className="vk-grow" />
            <Button type="submit" variant="primary" icon={IconLink} busy={entry.busy}>
              {t('link')}
            </Button>
          </div>
        }
      >
        <div className="vk-stack">
          <p className="vk-text-2">{t('linkText')}</p>
          <dl className="integrations-steps">
            <dt>Google</dt>
            <dd>{t('googleSteps')}</dd>
            <dt>Outlook</dt>
            <dd>{t('outlookSteps')}</dd>
            <dt>Apple</dt>
            <dd>{t('appleSteps')}</dd>
          </dl>
          <FormFields entry={entry} items={fields} />
        </div>
      </Card>
    </form>
  )
}
