import {
  type BrandTokens,
  brandTokens,
  CompanyMark,
  classes,
  contrast,
  formatNumber,
  productColor,
  useT,
} from '@core/ui'
import { IconAlertTriangle, IconCircleCheck, IconMoon, IconSun } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { Setting } from '../../contract/settings-page'
import './brand-setting.css'

const swatches = ['#FFB81C', '#D7263D', '#0B6577', '#12275A', '#1A7F4B', '#7646D4']
const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

interface BrandSettingProps {
  color: string
  onChange: (color: string) => void
  company: string
  /** Beside its name, where it has one. */
  logoUrl?: string | null
  locked: boolean
}

/** The company's colour, how readable it is, and how customers will see it in both themes. */
export function BrandSetting({ color, onChange, company, logoUrl = null, locked }: BrandSettingProps) {
  const t = useT('settings')
  const valid = isHex(color)
  const shown = valid ? color : productColor
  const tokens = brandTokens(shown)
  // Without a colour of its own a company has that of the product.
  const wrong = color !== '' && !valid
  return (
    <>
      <Setting title={t('brandColor')} help={t('brandColorHelp')}>
        <div className="settings-colors">
          <div className="vk-input settings-color-field">
            <input
              type="color"
              value={shown}
              disabled={locked}
              onChange={event => onChange(event.target.value.toUpperCase())}
              aria-label={t('pickColor')}
            />
            <input
              value={color}
              placeholder={productColor}
              disabled={locked}
              maxLength={7}
              spellCheck={false}
              aria-label={t('brandColor')}
              aria-invalid={wrong}
              onChange={event => onChange(event.target.value.toUpperCase())}
            />
          </div>
          {swatches.map(swatch => (
            <button
              key={swatch}
              type="button"
              className="settings-swatch"
              style={{ '--swatch': swatch } as CSSProperties}
              aria-label={swatch}
              aria-pressed={swatch === color}
              disabled={locked}
              onClick={() => onChange(swatch)}
            />
          ))}
        </div>
        {wrong && (
          <p className="vk-danger" role="alert">
            {t('colorWrong')}
          </p>
        )}
        <ContrastTable chosen={shown} tokens={tokens.light} />
      </Setting>
      <Setting title={t('example')} help={t('exampleHelp')}>
        <div className="settings-previews">
          <Preview dark={false} tokens={tokens.light} company={company} logoUrl={logoUrl} />
          <Preview dark tokens={tokens.dark} company={company} logoUrl={logoUrl} />
        </div>
      </Setting>
    </>
  )
}

function ContrastTable({ chosen, tokens }: { chosen: string; tokens: BrandTokens }) {
  const t = useT('settings')
  const exact = tokens.brand.toUpperCase() === chosen.toUpperCase()
  const text = tokens['brand-on'].toUpperCase() === '#FFFFFF' ? t('lightText') : t('darkText')
  const rows = [
    {
      name: t('textOnButton'),
      ratio: contrast(tokens.brand, tokens['brand-on']),
      least: 4.5,
      note: exact ? text : t('darkened', { color: tokens.brand }),
    },
    {
      name: t('linksOnWhite'),
      ratio: contrast(tokens['brand-text'], '#FFFFFF'),
      least: 4.5,
      note: tokens['brand-text'] === chosen ? t('asChosen') : t('darkened', { color: tokens['brand-text'] }),
    },
    {
      name: t('choiceLine'),
      ratio: contrast(tokens['brand-line'], '#FFFFFF'),
      least: 3,
      note: tokens['brand-line'],
    },
  ]
  return (
    <table className="settings-contrast" aria-label={t('readability')}>
      <tbody>
        {rows.map(({ name, ratio, least, note }) => {
          const Glyph = ratio >= least ? IconCircleCheck : IconAlertTriangle
          return (
            <tr key={name}>
              <th scope="row">
                <Glyph
                  size={16}
                  stroke={1.75}
                  className={classes(ratio >= least ? 'settings-ok' : 'vk-danger')}
                  aria-hidden="true"
                />
                {name}
              </th>
              <td>
                <strong>{formatNumber(ratio, 1)} : 1</strong>
              </td>
              <td className="vk-text-2">{note}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface PreviewProps {
  dark: boolean
  tokens: BrandTokens
  company: string
  logoUrl: string | null
}

function Preview({ dark, tokens, company, logoUrl }: PreviewProps) {
  const t = useT('settings')
  const Glyph = dark ? IconMoon : IconSun
  const look = {
    '--preview-surface': dark ? '#121719' : '#FFFFFF',
    '--preview-text': dark ? '#E9EEEF' : '#161C1E',
    '--preview-link': tokens['brand-text'],
    '--preview-brand': tokens.brand,
    '--preview-on': tokens['brand-on'],
  } as CSSProperties
  return (
    <div className="settings-preview" style={look}>
      <span className="vk-row">
        <Glyph size={14} stroke={1.75} /> {dark ? t('dark') : t('light')}
      </span>
      <span className="vk-row">
        {logoUrl && <CompanyMark name={company} logoUrl={logoUrl} size={22} />}
        <strong>{company}</strong>
      </span>
      <span>
        <strong>{t('previewTitle')}</strong>
        <br />
        {t('previewText')} <span className="settings-preview-link">{t('previewLink')}</span>
      </span>
      <span className="settings-preview-button">{t('previewButton')}</span>
    </div>
  )
}
