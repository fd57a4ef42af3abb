import { Button, copyText, Dialog, useT } from '@core/ui'
import { IconCopy } from '@tabler/icons-react'
import { exampleRequest, leadAddress, snippet } from './examples'
import type { Website } from './website-card'
import './websites.css'

/** How a website sends its requests: the address, a request to try, and a form to paste (G-WEB). */
export function ConnectDialog({ website, onClose }: { website: Website; onClose: () => void }) {
  const t = useT('settings')
  const address = leadAddress(window.location.origin, website.hash)
  const names = website.mapping.map(({ fieldkey }) => fieldkey)
  return (
    <Dialog
      title={t('connectTitle')}
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('closeDialog')}</Button>}
    >
      <div className="vk-stack">
        <p className="vk-text-2">{t('connectText')}</p>
        <Code title={t('connectAddress')} text={address} />
        <Code title={t('connectExample')} text={exampleRequest(address, names)} />
        <Code
          title={t('connectSnippet')}
          text={snippet(address, { thanks: t('snippetThanks'), failed: t('snippetFailed') })}
        />
        <p className="vk-meta">{t('connectSpam')}</p>
      </div>
    </Dialog>
  )
}

function Code({ title, text }: { title: string; text: string }) {
  const t = useT('settings')
  return (
    <section aria-label={title}>
      <div className="settings-code-head">
        <h3>{title}</h3>
        <Button size="small" variant="minimal" icon={IconCopy} onClick={() => void copyText(text)}>
          {t('copyCode')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code is scrolled by the keyboard too */}
      <pre className="settings-code" tabIndex={0}>
        <code>{text}</code>
      </pre>
    </section>
  )
}
