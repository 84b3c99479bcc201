type Texts = Readonly<Record<string, string>>;
type Slots = Readonly<Record<string, readonly Node[]>>;

const parts = new Map<string, DocumentFragment>();

/** Takes every `<template data-part>` out of an element, to draw from it. */
export function takeTemplates(place: Element): void {
  for (const template of place.querySelectorAll('template')) {
    parts.set(template.dataset['part'] ?? '', template.content);
    template.remove();
  }
}

/** A copy of what a template holds: its `{name}`s with their texts, its slots with what belongs there. */
export function draw(part: string, texts: Texts = {}, slots: Slots = {}): DocumentFragment {
  // stays the template's until it is filled in: pictures are not asked for before
  const drawn = contentOf(part).cloneNode(true) as DocumentFragment;
  const fill = (node: Node) => {
    const { nodeValue } = node;
    // to set what it is already would cost as much as another value
    if (nodeValue?.includes('{'))
      node.nodeValue = nodeValue.replace(/\{(\w+)\}/g, (mark, name: string) => texts[name] ?? mark);
  };
  const walker = document.createTreeWalker(drawn);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    fill(node);
    if (node instanceof Element) [...node.attributes].forEach(fill);
  }
  for (const slot of drawn.querySelectorAll('slot')) slot.replaceWith(...(slots[slot.name] ?? []));
  return drawn;
}

export function contentOf(part: string): DocumentFragment {
  const content = parts.get(part);
  if (!content) throw new Error(`The document has no template of ${part}`);
  return content;
}
