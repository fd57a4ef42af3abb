import {
  type Answer,
  Button,
  Dialog,
  formatDate,
  formatMoney,
  refreshCalls,
  Tag,
  toast,
  toastProblem,
  upload,
  useT,
} from '@core/ui'
import { FileDrop } from '@core/ui/records'
import { IconAlertTriangle, IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import './bank.css'

type Read = Answer<'post', '/api/bankstatement/import'>

interface Tried {
  readonly file: File
  readonly read: Read
}

/** Takes statements in: a file is tried first, and imported once somebody has seen what is in it. */
export function ImportDrop() {
  const t = useT('bank')
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState<Tried | null>(null)

  async function send(file: File, fields: Record<string, string>): Promise<Read | undefined> {
    setBusy(true)
    try {
      return await upload<Read>('/api/bankstatement/import', file, fields)
    } catch (error) {
      toastProblem(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  async function attempt([file]: File[]): Promise<void> {
    const read = file && (await send(file, { dry_run: 'true' }))
    if (read) setTried({ file, read })
  }

  async function keep({ file }: Tried): Promise<void> {
    const read = await send(file, {})
    if (!read) return
    setTried(null)
    toast(t('imported', { count: read.new_count }))
    await refreshCalls('/api/bankline', '/api/bankstatement', '/api/bankaccount')
  }

  return (
    <div className="bank-drop">
      <FileDrop
        icon={IconFileUpload}
        accept=".xml,.zip,.940,.sta,.txt,.mt940,.swi"
        limit={10}
        busy={busy && !tried}
        help={t('dropHelp')}
        onFiles={attempt}
      />
      {tried && (
        <Dialog
          title={t('importTitle')}
          onClose={() => setTried(null)}
          onSubmit={event => {
            event.preventDefault()
            void keep(tried)
          }}
          footer={<ImportButtons read={tried.read} busy={busy} onClose={() => setTried(null)} />}
        >
          <Statements read={tried.read} />
        </Dialog>
      )}
    </div>
  )
}

function ImportButtons({ read, busy, onClose }: { read: Read; busy: boolean; onClose: () => void }) {
  const t = useT('bank')
  return (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      {read.new_count > 0 && (
        <Button variant="primary" type="submit" busy={busy}>
          {t('importVerb', { count: read.new_count })}
        </Button>
      )}
    </>
  )
}

/** What is in a file: of each statement its days, its balances, and how much of it is new. */
function Statements({ read }: { read: Read }) {
  const t = useT('bank')
  return (
    <>
      {read.new_count === 0 && <p>{t('importNothing')}</p>}
      <ul className="bank-kept">
        {read.statements.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two statements of a file apart
          <li key={at}>
            <span className="bank-kept-head">
              <strong>{one.account}</strong>
              {one.new_account && <Tag>{t('newAccount')}</Tag>}
              <span className="vk-text-2">{t('newOf', { fresh: one.new_count, total: one.line_count })}</span>
            </span>
            <span className="bank-kept-head vk-text-2">
              {formatDate(one.from_day)} – {formatDate(one.until_day)}
              <span>
                {formatMoney(one.opening_balance)} → {formatMoney(one.closing_balance)}
              </span>
            </span>
            {one.expected_balance !== null && (
              <Tag tone="warn" icon={IconAlertTriangle}>
                {t('gap', { expected: formatMoney(one.expected_balance), opening: formatMoney(one.opening_balance) })}
              </Tag>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
