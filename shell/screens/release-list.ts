import type { Language } from '@core/ui/i18n/languages.ts'

/** What one release brought, in each language. */
export interface Release {
  version: string
  /** `yyyy-mm-dd`. */
  date: string
  title: Record<Language, string>
  points: Record<Language, readonly string[]>
}

/** Newest first (G-RELNOTES). */
export const releases: readonly Release[] = [
  {
    version: '0.1.0',
    date: '2026-11-21',
    title: {
      nl: 'Van lead tot factuur in één dossier',
      en: 'From lead to invoice in one dossier',
      'es-AR': 'Del contacto a la factura en un solo expediente',
    },
    points: {
      nl: [
        'Relaties en dossiers met fasen, notities en een tijdlijn.',
        'Offertes uit sjablonen, met een calculatie die meerekent. De klant leest, vraagt en tekent online.',
        'Facturen in één keer of in delen, met een doorlopende nummering.',
        'Inloggen in twee stappen, een overzicht van je sessies en API-sleutels voor koppelingen. Je vindt ze op je profiel.',
        'Zoek en doe alles met Ctrl K; op je telefoon met het vergrootglas.',
      ],
      en: [
        'Relations and dossiers with stages, notes and a timeline.',
        'Quotations from templates, with a calculation that keeps up. The customer reads, asks and signs online.',
        'Invoices at once or in parts, with continuous numbering.',
        'Signing in with two steps, an overview of your sessions and API keys for integrations. You find them on your profile.',
        'Search and do everything with Ctrl K, or the magnifying glass on your phone.',
      ],
      'es-AR': [
        'Contactos y expedientes con etapas, notas y una línea de tiempo.',
        'Presupuestos a partir de plantillas, con un cálculo que se actualiza solo. El cliente lee, pregunta y firma en línea.',
        'Facturas completas o en partes, con numeración continua.',
        'Inicio de sesión en dos pasos, un resumen de tus sesiones y claves de API para integraciones. Están en tu perfil.',
        'Buscá y hacé todo con Ctrl K; en el teléfono, con la lupa.',
      ],
    },
  },
]
