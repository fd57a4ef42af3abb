import { Button, copyText, download, readFile, toast, toastProblem, useT } from '@core/ui'
import { FileDrop } from '@core/ui/records'
import { IconCopy, IconDownload, IconFileSearch, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { type Proof, proofFile, sha256 } from '../proof'

/** Systems with what their users type to compute the fingerprint of a file. */
const COMMANDS = [
  { system: 'Windows (PowerShell)', command: (file: string) => `Get-FileHash "${file}" -Algorithm SHA256` },
  { system: 'macOS', command: (file: string) => `shasum -a 256 "${file}"` },
  { system: 'Linux', command: (file: string) => `sha256sum "${file}"` },
] as const

type Result = { readonly same: boolean; readonly computed: string } | 'unable' | null

/** Largest file that is compared, in megabytes: what was hashed is text. */
const LARGEST_MB = 20

/** The fingerprint of what was signed, and three ways to compute it again: here, with a file of one's own, and by a command. */
export function ProofCheck({ proof }: { proof: Proof }) {
  const t = useT('portal')
  const { file, fingerprint } = proof
  const [result, setResult] = useState<Result>(null)
  const [busy, setBusy] = useState(false)

  const compare = async (read: () => Promise<Blob>) => {
    setBusy(true)
    setResult(null)
    try {
      const computed = await sha256(await (await read()).arrayBuffer())
      setResult(computed === null ? 'unable' : { computed, same: computed === fingerprint })
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  const copy = async (text: string) => {
    await copyText(text)
    toast(t('copied'))
  }
  return (
    <>
      <h2>{t('proofFingerprint')}</h2>
      <p>{t('proofExplained')}</p>
      <div className="portal-proof-code">
        <code data-testid="fingerprint">{fingerprint}</code>
        <Button variant="minimal" icon={IconCopy} onClick={() => void copy(fingerprint)}>
          {t('copyShort')}
        </Button>
      </div>
      <h2>{t('proofCheck')}</h2>
      {file === null ? (
        <p>{t('noFileYet', { company: proof.company.name })}</p>
      ) : (
        <>
          <p>{t('proofCheckExplained')}</p>
          <div className="portal-proof-acts">
            <Button
              variant="brand"
              icon={IconShieldCheck}
              disabled={busy}
              onClick={() => void compare(() => readFile(proofFile(proof)))}
            >
              {t('proofCheckNow')}
            </Button>
            <Button icon={IconDownload} onClick={() => void download(proofFile(proof)).catch(toastProblem)}>
              {t('proofDownload')}
            </Button>
          </div>
          <div role="status">{result && <Outcome result={result} />}</div>
          <FileDrop
            icon={IconFileSearch}
            limit={LARGEST_MB}
            help={t('proofDrop')}
            onFiles={([own]) => (own ? compare(async () => own) : undefined)}
          />
          <h3>{t('proofByCommand')}</h3>
          <p>{t('proofByCommandExplained')}</p>
          <ul className="portal-proof-commands">
            {COMMANDS.map(({ system, command }) => (
              <li key={system}>
                <strong>{system}</strong>
                <code>{command(file)}</code>
                <Button variant="minimal" icon={IconCopy} onClick={() => void copy(command(file))}>
                  {t('copyShort')}
                  <span className="vk-hidden">{system}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Outcome({ result }: { result: NonNullable<Result> }) {
  const t = useT('portal')
  if (result === 'unable')
    return (
      <p className="portal-banner" data-tone="warn">
        {t('proofUnable')}
      </p>
    )
  return (
    <div className="portal-banner" data-tone={result.same ? 'ok' : 'danger'}>
      <p>{t(result.same ? 'proofSame' : 'proofOther')}</p>
      <code>{result.computed}</code>
    </div>
  )
}
