import { Button, confirm, type FormItem, Loaded, refreshCalls, Tag, toast, useCall, useSave, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { Setting } from '@plugins/settings/contract/settings-page'
import type { SettingsDraft } from '@plugins/settings/contract/ui'
import { useState } from 'react'
import './peppol.css'

const ACCOUNT = '/api/accesspointaccount'

/** The account at Storecove through which electronic invoices go. It is tried and kept at once, apart from the rest of the page. */
export default function AccountSetting({ locked }: SettingsDraft) {
  const t = useT('peppol')
  const [linking, setLinking] = useState(false)
  const query = useCall('get', ACCOUNT)
  const unlink = useSave('delete', ACCOUNT)

  async function ask(): Promise<void> {
    const sure = await confirm({ title: t('unlinkTitle'), text: t('unlinkText'), verb: t('unlink'), danger: true })
    if (sure) unlink.mutate({}, () => toast(t('unlinked')))
  }

  return (
    <Setting title={t('settingTitle')} help={t('settingHelp')}>
      <Loaded query={query} what={t('account')} compact>
        {account =>
          account ? (
            <div className="vk-stack">
              <div className="vk-row">
                <Tag tone="ok">{t('linkedAs', { name: account.name })}</Tag>
              </div>
              {account.test && <p className="vk-meta peppol-test">{t('testMode')}</p>}
              <div className="vk-row">
                <Button disabled={locked} onClick={() => setLinking(true)}>
                  {t('otherKey')}
                </Button>
                <Button variant="danger-outline" disabled={locked} busy={unlink.isPending} onClick={() => void ask()}>
                  {t('unlink')}
                </Button>
              </div>
            </div>
          ) : (
            <div className="vk-row">
              <span className="vk-text-2">{t('notLinked')}</span>
              <Button disabled={locked} onClick={() => setLinking(true)}>
                {t('link')}
              </Button>
            </div>
          )
        }
      </Loaded>
      {linking && <KeyDialog onClose={() => setLinking(false)} />}
    </Setting>
  )
}

interface Values extends Record<string, unknown> {
  key: string
  legal_entity_id: number | null
}

function KeyDialog({ onClose }: { onClose: () => void }) {
  const t = useT('peppol')
  const link = useSave('put', ACCOUNT)
  const fields: FormItem<Values>[] = [
    { name: 'key', label: t('keyLabel'), required: true, maxLength: 200, autoComplete: 'off' },
    {
      name: 'legal_entity_id',
      label: t('entityLabel'),
      help: t('entityHelp'),
      kind: 'number',
      required: true,
    },
  ]
  return (
    <FormModal<Values, void>
      title={t('settingTitle')}
      verb={t('link')}
      values={{ key: '', legal_entity_id: null }}
      fields={fields}
      onSave={async ({ key, legal_entity_id }) => {
        await link.send({ body: { key: key.trim(), legal_entity_id: legal_entity_id ?? 0 } })
        await refreshCalls(ACCOUNT)
      }}
      onSaved={() => toast(t('linked'))}
      onClose={onClose}
    />
  )
}
