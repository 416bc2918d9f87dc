import { describe, expect, it } from 'vitest';
import { compareNames } from '../compare';

const isMatch = (query: string, listed: string) => compareNames(query, listed, 'person').match;

describe('screening · names in two records of one person', () => {
  it.each([
    ['an initial of two letters', 'Ch. Shafqat Mehmood', 'Chaudhry Shafqat Mahmood'],
    ['the start of a name', 'Hans Chr. Ødegård', 'Hans Christian Odegaard'],
    ['María', 'Mª del Carmen García Fernández', 'Maria Carmen Garcia'],
    ['Muhammad', 'KHELIFI Med Lamine', 'Mohamed Lamine Khelifi'],
    ['a part of a name', 'Emeka Okafor', 'Chukwuemeka Nnamdi Okafor'],
    ['a word of respect', 'Shavkat Yuldashev', "Shavkatjon Yo'ldoshev"],
  ])('shorten %s: %s is %s', (_, query, listed) => {
    expect(isMatch(query, listed)).toBe(true);
  });

  it.each([
    ['Carol Wong', 'Wong Siu Ling Carol'],
    ['CHAN, Eric', 'CHAN, Eric Kwok-ki'],
  ])('leave out the Chinese given name beside a Western one: %s is %s', (query, listed) => {
    expect(isMatch(query, listed)).toBe(true);
  });

  it('do not leave out the Chinese given name beside another Western one', () => {
    expect(isMatch('Clara Wong', 'Wong Siu Ling Carol')).toBe(false);
  });

  it.each([
    ['Awad Al Kareem Mohammed Al Amin', 'Awadelkarim Mohamed Elamin'],
    ['Seán Ó Súilleabháin', "Sean O'Sullivan"],
    ['Kamal Aldin Qaddoumi', 'Kamal Eddine Kaddoumi'],
  ])('write the article, or of, as one with the name: %s is %s', (query, listed) => {
    expect(isMatch(query, listed)).toBe(true);
  });

  it.each([
    ['Vladimir Vladimirovich Naumov', 'Uladzimir Uladzimiravich Naumau'],
    ['Olga Vladimirovna Volkova', 'Olha Volodymyrivna Volkova'],
    ['Karthikeyan s/o Palanisamy', 'Karthikeyan bin Palanisamy'],
    ['Ganbold Batbayar', 'Ganboldyn Batbayar'],
  ])("write a father's name in a sister language: %s is %s", (query, listed) => {
    expect(isMatch(query, listed)).toBe(true);
  });

  it.each([
    ['Vladislav Vladimirovich Naumov', 'Uladzimir Uladzimiravich Naumau'],
    ['Vladimir Sergeevich Naumov', 'Uladzimir Uladzimiravich Naumau'],
  ])('do not confuse fathers: %s is not %s', (query, listed) => {
    expect(isMatch(query, listed)).toBe(false);
  });

  it.each([
    ['Gevork Ovanesyan', 'Gevorg Hovhannisyan'],
    ['DORDEVIC, Vlastimir', 'DJORDJEVIC, Vlastimir'],
    ['Vishnu Prasad Paudel', 'Bishnu Prasad Poudel'],
    ['Muhammad Nowshad Alam', 'Mohammad Naushad Alam'],
    ['Sodiq Rahmonov', 'Sadyk Rakhmanov'],
    ['Bilal Muhsin Wahbi', 'Bilal Mohsen Wehbe'],
  ])('spell it for readers of another language: %s is %s', (query, listed) => {
    expect(isMatch(query, listed)).toBe(true);
  });

  it('read a name as Chinese syllables only in a Chinese name', () => {
    expect(isMatch('TOUMA, Kamal Eddin', "TU'MA, Kamal Eddin")).toBe(true);
    expect(isMatch('Liu Xiaobin', 'Liu Xiaobing')).toBe(false);
  });

  it.each([
    ['Francesco De Luca', 'Francesca De Luca'],
    ['Hicham Alaoui', 'Hachem Alaoui'],
  ])('leave other names different: %s is not %s', (query, listed) => {
    expect(isMatch(query, listed)).toBe(false);
  });

  it('take syllables for a family name in one place only', () => {
    expect(isMatch('Yu Chen', 'Yue Chen')).toBe(true);
    expect(isMatch('Chen Yu', 'Chen Yue')).toBe(false);
  });
});
