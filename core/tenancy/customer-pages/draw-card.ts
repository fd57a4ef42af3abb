import { companyTokens } from '@core/ui/theme/brand'
import satori from 'satori'
import sharp from 'sharp'
import { CARD, type PreviewCard } from './preview-card'

const LOGO = { width: 320, height: 132 }
/** Points in a logo above which it is not read: it would take more memory than showing it is worth. */
const MOST_PIXELS = 24_000_000
const LONGEST_NAME = 60

type Style = Readonly<Record<string, string | number>>
interface Box {
  readonly type: string
  readonly props: { readonly style: Style; readonly children?: string | readonly Box[]; readonly src?: string }
}

const box = (style: Style, ...children: readonly Box[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})
const words = (style: Style, text: string): Box => ({ type: 'div', props: { style, children: text } })

/** Draws the card of a link in a company's colours, as PNG. */
export async function drawCard({ company, title, color, logo }: PreviewCard): Promise<Uint8Array> {
  const brand = companyTokens(color).light
  const name = company.length > LONGEST_NAME ? `${company.slice(0, LONGEST_NAME - 1).trimEnd()}…` : company
  const picture = logo && (await fittedLogo(logo))
  const svg = await satori(
    box(
      {
        ...CARD,
        boxSizing: 'border-box',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 80px 100px',
        position: 'relative',
        background: '#FFFFFF',
        fontFamily: 'Sans, SansExt',
      },
      box({ position: 'absolute', left: 0, bottom: 0, width: CARD.width, height: 28, background: brand.brand }),
      picture ?? letter(company, brand.brand, brand['brand-on']),
      box(
        { flexDirection: 'column', gap: 16 },
        words(
          {
            fontSize: Math.min(104, Math.floor(2000 / title.length)),
            fontWeight: 600,
            letterSpacing: -3,
            color: '#161C1E',
            lineHeight: 1.1,
          },
          title,
        ),
        words(
          {
            display: 'block',
            fontSize: name.length > 34 ? 36 : 46,
            fontWeight: 600,
            color: brand['brand-text'],
            lineHeight: 1.25,
            wordBreak: 'break-word',
            lineClamp: 2,
          },
          name,
        ),
      ),
    ) as unknown as Parameters<typeof satori>[0],
    { ...CARD, fonts: await fonts() },
  )
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** The logo as large as its room lets it be; null for what is no picture. */
async function fittedLogo(bytes: Uint8Array): Promise<Box | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .resize({ ...LOGO, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    const style = { width: info.width, height: info.height }
    return { type: 'img', props: { src: `data:image/png;base64,${data.toString('base64')}`, style } }
  } catch {
    return null
  }
}

const letter = (company: string, background: string, color: string): Box =>
  box(
    {
      width: 132,
      height: 132,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: 28,
      background,
      color,
      fontSize: 76,
      fontWeight: 600,
    },
    words({}, (company.trim().slice(0, 1) || 'V').toUpperCase()),
  )

let loaded: Promise<Parameters<typeof satori>[1]['fonts']> | undefined

/** Read when the first card is drawn: most processes draw none. */
function fonts(): NonNullable<typeof loaded> {
  loaded ??= Promise.all(
    (['latin', 'latin-ext'] as const).map(async set => ({
      name: set === 'latin' ? 'Sans' : 'SansExt',
      weight: 600 as const,
      data: await Bun.file(
        Bun.resolveSync(`@fontsource/instrument-sans/files/instrument-sans-${set}-600-normal.woff`, import.meta.dir),
      ).arrayBuffer(),
    })),
  )
  return loaded
}
