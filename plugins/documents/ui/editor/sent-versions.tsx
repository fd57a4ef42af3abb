import {
  Button,
  customerPage,
  download,
  formatDateTime,
  IconButton,
  Loaded,
  Tag,
  toastProblem,
  useCall,
  useT,
} from '@core/ui'
import { IconFileCode, IconFileText, IconShieldCheck } from '@tabler/icons-react'
import { pathOfKind } from '../../contract/path-of-kind'
import { useEditor } from './editor-context'

/** What was sent, the newest first: each as it was, to read again as PDF. Nothing for what never went out. */
export function SentVersions() {
  const t = useT('documents')
  const { kind, document } = useEditor()
  const { id, version_number } = document
  const list = useCall('get', pathOfKind(kind, '/api/quotation/{id}/versions'), { params: { path: { id } } })
  if (!version_number) return null
  return (
    <section className="vk-stack" aria-labelledby="documents-versions">
      <h3 id="documents-versions">{t('versions')}</h3>
      <Loaded compact query={list} what={t('versions')}>
        {versions => (
          <ul className="documents-files">
            {versions.map(version => (
              <li key={version.id}>
                <Button
                  variant="minimal"
                  icon={IconFileText}
                  onClick={() =>
                    void download(`/api/${kind}/${id}/versions/${version.id}/download`).catch(toastProblem)
                  }
                >
                  {t('versionOf', { number: version.number, day: formatDateTime(version.created_at) })}
                </Button>
                {version.signed && (
                  <>
                    <Tag tone="ok">{t('signedVersion')}</Tag>
                    <a href={`${customerPage(kind, document.hash)}/proof`} target="_blank" rel="noreferrer">
                      <IconShieldCheck size={16} stroke={1.75} aria-hidden="true" />
                      {t('proof')}
                    </a>
                    <IconButton
                      icon={IconFileCode}
                      label={t('hashedFile')}
                      onClick={() =>
                        void download(`/api/${kind}/${id}/versions/${version.id}/hashedfile`).catch(toastProblem)
                      }
                    />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
