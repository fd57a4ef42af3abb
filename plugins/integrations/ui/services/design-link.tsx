import {
  Button,
  CardRow,
  confirm,
  type FormItem,
  refreshCalls,
  Tag,
  toast,
  useCall,
  useCurrentUser,
  useSave,
  useT,
} from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { useState } from 'react'

const LIST = '/api/integrations/listforcompany/{id}'

/** The account of the company at the design service (MOD-059). */
export function DesignLink() {
  const t = useT('integrations')
  const [linking, setLinking] = useState(false)
  const { currentcompany_id: id } = useCurrentUser()
  const links = useCall('get', LIST, { params: { path: { id } } }).data ?? []
  const unlink = useSave('delete', '/api/integrations/quickr/{id}', { refresh: [LIST] })
  const account = links.find(({ kind }) => kind === 'quickr')

  async function ask(linked: { id: number }): Promise<void> {
    const sure = await confirm({
      title: t('unlinkDesign'),
      text: t('unlinkDesignText'),
      verb: t('unlink'),
      danger: true,
    })
    if (sure) unlink.mutate({ params: { path: { id: linked.id } } }, () => toast(t('designUnlinked')))
  }

  return (
    <CardRow>
      <span className="vk-grow">
        <strong>{t('design')}</strong>
        <span className="integrations-note">{account ? account.name : t('designText')}</span>
      </span>
      <Tag tone={account ? 'ok' : 'neutral'}>{t(account ? 'designLinked' : 'designNotLinked')}</Tag>
      {account ? (
        <Button size="small" busy={unlink.isPending} onClick={() => void ask(account)}>
          {t('unlink')}
        </Button>
      ) : (
        <Button size="small" onClick={() => setLinking(true)}>
          {t('linkDesign')}
        </Button>
      )}
      {linking && <AccountDialog onClose={() => setLinking(false)} />}
    </CardRow>
  )
}

interface Values extends Record<string, unknown> {
  username: string
  password: string
}

function AccountDialog({ onClose }: { onClose: () => void }) {
  const t = useT('integrations')
  const store = useSave('post', '/api/integrations/quickr/store')
  const fields: FormItem<Values>[] = [
    {
      ...{ name: 'username', label: t('field.designaccount.username'), required: true, maxLength: 255 },
      ...{ autoFocus: true, autoComplete: 'off' },
    },
    {
      ...{ name: 'password', label: t('designPassword'), kind: 'password', required: true, maxLength: 255 },
      ...{ autoComplete: 'off', help: t('designPasswordHelp') },
    },
  ]
  return (
    <FormModal<Values, void>
      title={t('linkDesign')}
      verb={t('linkDesign')}
      values={{ username: '', password: '' }}
      fields={fields}
      onSave={async body => {
        await store.send({ body })
        await refreshCalls(LIST)
      }}
      onSaved={() => toast(t('designLinkedNow'))}
      onClose={onClose}
    />
  )
}
