/** The configuration of the editor at `/redactie`. */
import { company } from '#company';
import { fieldsOf, type Field } from '#collections/editor/fields.ts';
import { companySchema } from '#collections/company-schema.ts';
import {
  articleSchema,
  legalSchema,
  questionsSchema,
  removedSchema,
  serviceSchema,
} from '#collections/schemas.ts';
import { bodyRule } from '#collections/text-rules.ts';
import { picturesFolder } from '#collections/pictures-folder.ts';
import { defaultLocale, locales } from '#i18n/locales.ts';

/** The text below the fields of a markdown file. */
const body: Field = {
  name: 'body',
  label: 'Tekst',
  widget: 'richtext',
  i18n: true,
  required: false,
  pattern: [bodyRule.pattern.source, bodyRule.remedy],
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-two',
    'heading-three',
    'quote',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: ['image'],
};

/** Fields that all languages of an article share. */
const shared = ['category', 'image'];

/** Turns off the preview of a form with many fields, because it would only repeat them. */
const withoutPreview = { editor: { preview: false } };

const folders = { structure: 'multiple_folders' };
const pictures = { media_folder: `/${picturesFolder}`, public_folder: '../../pictures' };
const fixedFolder = {
  i18n: folders,
  create: false,
  delete: false,
  extension: 'md',
  format: 'yaml-frontmatter',
};

const collections = [
  {
    name: 'blog',
    label: 'Artikelen',
    label_singular: 'Artikel',
    icon: 'article',
    folder: 'src/content/blog',
    create: true,
    extension: 'md',
    format: 'yaml-frontmatter',
    // The number of the article, which the editor rejects when it is in use.
    slug: {
      editable: ['create'],
      pattern: ['^[1-9]\\d*$', 'Schrijf een getal, zoals 10.'],
      hint: 'Het nummer van het artikel: het eerste na het hoogste. Het is het adres, zoals /blog/10.',
    },
    identifier_field: 'title',
    summary: '{{slug}}. {{title}}',
    sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
    i18n: { ...folders, initial_locales: 'default' },
    ...pictures,
    fields: [...fieldsOf(articleSchema, shared), body],
  },
  {
    name: 'services',
    label: 'Diensten',
    icon: 'cleaning_services',
    folder: 'src/content/services',
    ...fixedFolder,
    ...withoutPreview,
    identifier_field: 'name',
    fields: [...fieldsOf(serviceSchema), body],
  },
  {
    name: 'legal',
    label: 'Juridische teksten',
    icon: 'gavel',
    folder: 'src/content/legal',
    ...fixedFolder,
    identifier_field: 'heading',
    fields: [...fieldsOf(legalSchema), body],
  },
  {
    name: 'other',
    label: 'Bedrijf en vragen',
    icon: 'store',
    ...withoutPreview,
    files: [
      {
        name: 'company',
        label: 'Gegevens van het bedrijf',
        file: 'src/content/company.json',
        format: 'json',
        i18n: false,
        fields: fieldsOf(companySchema),
      },
      {
        name: 'faq',
        label: 'Vragen op de voorpagina',
        file: 'src/content/faq/{{locale}}.yaml',
        i18n: true,
        fields: fieldsOf(questionsSchema),
      },
      {
        name: 'removed',
        label: 'Verwijderde artikelen',
        file: 'src/content/removed.yaml',
        i18n: false,
        fields: fieldsOf(removedSchema),
      },
    ],
    i18n: { structure: 'multiple_files' },
  },
];

/**
 * The editor's configuration (https://sveltiacms.app/en/docs/config-basics). `repository` is the
 * GitHub `owner/name` of the site; it is not used with a local folder. The login page has one
 * button: for the OAuth service of the site at `oauthUrl` if given, and otherwise for a GitHub
 * token.
 */
export function cmsConfig(repository: string, branch: string, siteUrl: string, oauthUrl?: string) {
  const signIn = oauthUrl ? { base_url: oauthUrl, auth_methods: ['oauth'] } : { auth_methods: ['token'] };
  return {
    load_config_file: false,
    backend: { name: 'github', repo: repository, branch, skip_ci: false, ...signIn },
    app_title: `Redactie ${company.brand}`,
    site_url: siteUrl,
    display_url: siteUrl,
    logo: { src: '/favicon.svg' },
    // Stock photos come from hosts that the page's policy does not allow.
    media_libraries: { stock_assets: false, default: { config: { slugify_filename: true } } },
    media_folder: picturesFolder,
    public_folder: '/pictures',
    i18n: { structure: 'multiple_folders', locales, default_locale: defaultLocale },
    output: {
      omit_empty_optional_fields: true,
      yaml: { quote: 'double', indent_size: 2 },
      json: { indent_style: 'space', indent_size: 2 },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    collections,
  };
}
