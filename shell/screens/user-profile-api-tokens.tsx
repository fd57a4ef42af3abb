import type { Answer } from '@core/ui/api/client.ts'
import { Button } from '@core/ui/buttons/button.tsx'
import { Card, CardRow } from '@core/ui/data/card.tsx'
import { Tag } from '@core/ui/data/tag.tsx'
import { Loaded } from '@core/ui/detail/loaded.tsx'
import { copyText } from '@core/ui/feedback/copy-text.ts'
import { EmptyState } from '@core/ui/feedback/empty-state.tsx'
import { toast } from '@core/ui/feedback/toast.tsx'
import { formatDate, formatMoment } from '@core/ui/format/date.ts'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { confirm } from '@core/ui/overlays/confirm.tsx'
import { Dialog } from '@core/ui/overlays/dialog.tsx'
import { useCall } from '@core/ui/query/use-call.ts'
import { useSave } from '@core/ui/query/use-save.ts'
import { useSoldModules } from '@core/ui/session/sold-modules.ts'
import { IconCopy, IconKey, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useShellT } from '../shell-texts.ts'
import { NewApiToken } from './user-profile-new-api-token.tsx'

type ApiToken = Answer<'get', '/api/apitoken'>[number]

/** The keys with which other programs work for the company. */
export default function ProfileApiTokens() {
  const t = useShellT()
  const tokens = useCall('get', '/api/apitoken')
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  return (
    <>
      <Card
        title={t('apiTokensTitle')}
        flush
        actions={
          <Button size="small" icon={IconPlus} onClick={() => setMaking(true)}>
            {t('apiTokenNew')}
          </Button>
        }
        footer={
          <>
            <p className="vk-text-2">{t('apiTokensText')}</p>
            <a href="/openapi">{t('apiDocs')}</a>
          </>
        }
      >
        <Loaded query={tokens} compact>
          {rows =>
            rows.length === 0 ? (
              <EmptyState compact icon={IconKey} title={t('apiTokensEmpty')} />
            ) : (
              rows.map(row => <TokenRow key={row.id} token={row} />)
            )
          }
        </Loaded>
      </Card>
      {making && <NewApiToken onClose={() => setMaking(false)} onMade={setMade} />}
      {made !== null && <MadeToken token={made} onClose={() => setMade(null)} />}
    </>
  )
}

function TokenRow({ token }: { token: ApiToken }) {
  const t = useShellT()
  const revoke = useSave('delete', '/api/apitoken/{id}')
  const expired = token.expires_at !== null && Date.parse(token.expires_at) < Date.now()
  const facts = [
    `${token.hint}…`,
    token.last_used_at ? t('apiTokenUsed', { when: formatMoment(token.last_used_at) }) : t('apiTokenNeverUsed'),
    token.expires_at && !expired ? t('apiTokenUntil', { date: formatDate(token.expires_at) }) : null,
    token.user_fullname,
  ]

  async function ask(): Promise<void> {
    const sure = await confirm({
      title: t('revokeTitle', { name: token.name }),
      text: t('revokeText'),
      verb: t('revoke'),
      danger: true,
    })
    if (sure) revoke.mutate({ params: { path: { id: token.id } } }, () => toast(t('revoked')))
  }

  return (
    <CardRow>
      <div className="vk-grow shell-profile-row">
        <span className="vk-row vk-row-wrap">
          <span className="vk-clip">{token.name}</span>
          {expired && <Tag tone="warn">{t('apiTokenExpired')}</Tag>}
        </span>
        <span className="vk-meta">{facts.filter(Boolean).join(' · ')}</span>
        <span className="vk-row vk-row-wrap shell-profile-scopes">
          {token.scopes.map(scope => (
            <Scope key={scope} scope={scope} />
          ))}
        </span>
      </div>
      <Button size="small" variant="danger-outline" busy={revoke.isPending} onClick={() => void ask()}>
        {t('revoke')}
      </Button>
    </CardRow>
  )
}

function Scope({ scope }: { scope: string }) {
  const t = useShellT()
  const [module, kind] = scope.split(':')
  const { data: modules = [] } = useSoldModules()
  return (
    <Tag>
      {modules.find(({ tag }) => tag === module)?.name ?? module}{' '}
      {t(kind === 'write' ? 'scopeWrite' : 'scopeRead').toLowerCase()}
    </Tag>
  )
}

/** The key itself, shown this once. */
function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useShellT()
  const coreT = useCoreT()
  return (
    <Dialog
      title={t('apiTokenMade')}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button icon={IconCopy} onClick={() => void copyText(token)}>
            {coreT('copy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('apiTokenCopied')}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        <p className="vk-text-2">{t('apiTokenMadeText')}</p>
        <code className="shell-profile-key">{token}</code>
      </div>
    </Dialog>
  )
}
