import { createHash } from 'node:crypto'
import { Recent } from '@core/cache/recent'
import type { CustomerPages, PageLook } from '@core/http/customer-pages'
import type { Platform } from '@core/platform/platform'
import { brandTokens } from '@core/ui/theme/brand'
import { escapeHTML } from 'bun'
import { type CompanyLook, companyLooks } from './company-look'
import { drawPreviewCard } from './draw-preview-card'
import { CARD } from './preview-card'

/** `/portal/o/{company}`, with what its page is and perhaps a file of it. */
const ADDRESS = /^\/portal\/o\/([a-z0-9-]{1,120})(?:\/([a-z]{1,40})(\.png)?)?\/?$/
/** Where the logo of a company is, below its path. */
const LOGO = 'logo'
/** Cards that are kept, of some 20 kB each. */
const MOST_CARDS = 300
/** Bytes of a logo that is read for a page or a card. */
const LARGEST_LOGO = 5_000_000
const A_DAY = 'public, max-age=86400'

/** What the pages of customers show before they are asked anything: name, logo and colours of the company in their path. */
export function customerPages(platform: Platform): CustomerPages {
  const looks = companyLooks(platform)
  const cards = new Recent<Uint8Array>(MOST_CARDS)
  const titles = new Map(
    [...platform.assembly.links.values()]
      .filter(({ page }) => page)
      .map(({ word }) => [word, platform.translate('core.customer_page_title', 'nl', { word })]),
  )
  const general = platform.translate('core.customer_page_general', 'nl', {})
  const titleOf = (word = '') => titles.get(word) ?? general

  async function logoOf({ logo_key }: CompanyLook) {
    const file = logo_key ? await platform.files.get(logo_key).catch(() => null) : null
    return file && file.bytes.byteLength <= LARGEST_LOGO ? file : null
  }

  async function card(look: CompanyLook, word: string): Promise<Uint8Array> {
    return cards.getOrMake(`${versionOf(look)} ${titleOf(word)}`, async () =>
      drawPreviewCard(look.id, {
        company: look.name,
        title: titleOf(word),
        color: look.color,
        logo: (await logoOf(look))?.bytes ?? null,
      }),
    )
  }

  return {
    async look(path, host) {
      const [, company, word] = ADDRESS.exec(path) ?? []
      const look = company ? await looks.ofPath(company) : await looks.ofHost(host)
      return look && pageLook(look, titleOf(word), cardAddress(platform.config.portalUrl, look, word))
    },
    async file(path) {
      const [, company = '', word = '', isCard] = ADDRESS.exec(path) ?? []
      const look = isCard || word === LOGO ? await looks.ofPath(company) : null
      if (!look) return null
      if (isCard) return picture(await card(look, word), 'image/png')
      const logo = await logoOf(look)
      return logo && picture(logo.bytes, logo.contentType)
    },
  }
}

const picture = (bytes: Uint8Array, type: string) =>
  new Response(bytes as BodyInit, {
    headers: {
      'content-type': type,
      'cache-control': A_DAY,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      // Messengers and mail show it on pages of their own.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })

/** Changes with what a card or logo is drawn of, so that both may be kept for long. */
const versionOf = ({ path, name, color, logo_key }: CompanyLook) =>
  createHash('sha256')
    .update(JSON.stringify([path, name, color, logo_key]))
    .digest('hex')
    .slice(0, 12)

const cardAddress = (portalUrl: string, look: CompanyLook, word = 'pagina') =>
  `${portalUrl}o/${look.path}/${word}.png?v=${versionOf(look)}`

/** Address of the logo from the root of the host that the page is on. */
const logoAddress = (look: CompanyLook) =>
  look.logo_key ? `/portal/o/${look.path}/${LOGO}?v=${versionOf(look)}` : null

function pageLook(look: CompanyLook, title: string, card: string): PageLook {
  const { name, phone, email, color } = look
  const logo = logoAddress(look)
  const meta = (property: string, content: string | number) =>
    `<meta property="${property}" content="${escapeHTML(String(content))}">`
  const facts = JSON.stringify({ name, phone, email, color, logo }).replaceAll('<', '\\u003c')
  return {
    title: `${title} · ${name}`,
    head: [
      meta('og:type', 'website'),
      meta('og:title', title),
      meta('og:site_name', name),
      meta('og:description', name),
      meta('og:image', card),
      meta('og:image:width', CARD.width),
      meta('og:image:height', CARD.height),
      '<meta name="twitter:card" content="summary_large_image">',
      `<script type="application/json" id="company">${facts}</script>`,
    ].join(''),
    style: brandStyle(color),
    letterhead: `<span class="portal-company">${mark(name, logo)}<strong>${escapeHTML(name)}</strong></span>`,
  }
}

function mark(name: string, logo: string | null): string {
  return logo
    ? `<span class="portal-mark" data-logo="true"><img src="${escapeHTML(logo)}" alt="" width="32" height="32"></span>`
    : `<span class="portal-mark">${escapeHTML(name.slice(0, 1).toUpperCase())}</span>`
}

/** The colours of a company as style rules, for both themes. */
function brandStyle(color: string | null): string {
  if (!color || !/^#[0-9a-f]{6}$/i.test(color)) return ''
  const { light, dark } = brandTokens(color)
  const rule = (selector: string, tokens: object) =>
    `${selector}{${Object.entries(tokens)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`
  return rule(':root', light) + rule('[data-theme="dark"]', dark)
}
