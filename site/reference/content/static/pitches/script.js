// Draws an ad as the script of an ad network does, with elements of its own beside itself.
{
  const { currentScript: script } = document;
  const make = (name, className, ...parts) => {
    const element = document.createElement(name);
    element.className = className;
    element.append(...parts);
    return element;
  };
  const link = (className, ...parts) =>
    Object.assign(make('a', className, ...parts), { href: new URL('../../', script.src).href });
  const image = Object.assign(make('img', ''), {
    src: new URL('sails.svg', script.src).href,
    alt: 'Northwind Boats',
    width: 130,
    height: 100,
  });
  const ad = make(
    'span',
    '',
    make('span', 'carbon-wrap', link('carbon-img', image), link('carbon-text', 'Sails for every sea, cut and sewn by hand.')),
    link('carbon-poweredby', 'ad by Northwind Boats'),
  );
  script.after(Object.assign(make('div', '', ad), { id: 'carbonads' }));
}
