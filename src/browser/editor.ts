/** Starts the content editor, Sveltia CMS, with the configuration from its page. */
import CMS from '@sveltia/cms';
import siteStyles from '#styles/site.css?url';

interface PreviewProps {
  entry: { getIn: (path: string[]) => string | undefined };
  widgetFor: (name: string) => unknown;
}
/** Creates an element. Sveltia CMS defines this function as a global. */
declare const h: (type: string, props: object, ...children: unknown[]) => unknown;

/** The preview of an article or a legal text: heading, summary, text. */
function previewArticle({ entry, widgetFor }: PreviewProps): unknown {
  const read = (name: string) => entry.getIn(['data', name]);
  return h(
    'div',
    { className: 'prose', style: { padding: '1.5rem' } },
    h('h1', {}, read('heading') ?? read('title') ?? ''),
    h('p', {}, h('b', {}, read('excerpt') ?? read('intro') ?? '')),
    widgetFor('body'),
  );
}

const config = document.querySelector<HTMLMetaElement>('meta[name="cms-config"]')?.content ?? '';

CMS.registerPreviewStyle(siteStyles);
for (const collection of ['blog', 'legal']) CMS.registerPreviewTemplate(collection, previewArticle as never);
void CMS.init({ config: JSON.parse(config) as never });
