/** Opens the editor. Its configuration stands in the page, where the build has put it. */
import CMS from '@sveltia/cms';

const { textContent } = document.getElementById('config');

/** An article as its page has it: title, summary, text. */
const article = ({ entry, widgetFor }) => {
  const { h } = globalThis;
  const read = (name) => entry.getIn(['data', name]);
  return h(
    'div',
    { className: 'prose' },
    h('h1', {}, read('title') ?? ''),
    h('p', {}, h('b', {}, read('excerpt') ?? read('intro') ?? '')),
    widgetFor('body'),
  );
};

CMS.registerPreviewStyle('/redactie/preview.css');
for (const collection of ['blog', 'legal']) CMS.registerPreviewTemplate(collection, article);
void CMS.init({ config: JSON.parse(textContent) });
