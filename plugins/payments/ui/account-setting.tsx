import { Button, confirm, type FormItem, Loaded, refreshCalls, Tag, toast, useCall, useSave, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { Setting } from '@plugins/settings/contract/settings-page'
import type { SettingsDraft } from '@plugins/settings/contract/ui'
import { useState } from 'react'
import { useMethodName } from './use-method-name'
import './payments.css'

const ACCOUNT = '/api/paymentaccount'

/** The account at Mollie through which customers pay. It is tried and kept at once, apart from the rest of the page. */
export default function AccountSetting({ locked }: SettingsDraft) {
  const t = useT('payments')
  const methodName = useMethodName()
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
                <Tag tone="ok">{account.name ? t('linkedAs', { name: account.name }) : t('linkedUnnamed')}</Tag>
                <span className="vk-meta">{account.methods.map(method => methodName(method)).join(', ')}</span>
              </div>
              {account.test && <p className="vk-meta payments-test">{t('testMode')}</p>}
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
            <Unlinked locked={locked} onLink={() => setLinking(true)} />
          )
        }
      </Loaded>
      {linking && <KeyDialog onClose={() => setLinking(false)} />}
    </Setting>
  )
}

function Unlinked({ locked, onLink }: { locked: boolean; onLink: () => void }) {
  const t = useT('payments')
  return (
    <div className="vk-row">
      <span className="vk-text-2">{t('notLinked')}</span>
      <Button disabled={locked} onClick={onLink}>
        {t('link')}
      </Button>
    </div>
  )
}

interface Values extends Record<string, unknown> {
  key: string
}

function KeyDialog({ onClose }: { onClose: () => void }) {
  const t = useT('payments')
  const link = useSave('put', ACCOUNT)
  const fields: FormItem<Values>[] = [
    {
      name: 'key',
      label: t('keyLabel'),
      help: t('keyHelp'),
      required: true,
      maxLength: 90,
      autoComplete: 'off',
      placeholder: 'live_',
    },
  ]
  return (
    <FormModal<Values, void>
      title={t('settingTitle')}
      verb={t('link')}
      values={{ key: '' }}
      fields={fields}
      onSave={async ({ key }) => {
        await link.send({ body: { key: key.trim() } })
        await refreshCalls(ACCOUNT)
      }}
      onSaved={() => toast(t('linked'))}
      onClose={onClose}
    />
  )
}
