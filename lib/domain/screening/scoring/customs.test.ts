import { describe, expect, it } from 'vitest';
import { compareNames } from '../compare';

const isMatch = (query: string, listed: string) => compareNames(query, listed, 'person').match;

describe('screening · customs of writing names', () => {
  it.each([
    ['Erlan Bolatovich Tleubergenov', 'Yerlan Bolatuly Tleubergenov'],
    ['Zhanar Serikkyzy Ospanova', 'Zhanar Ospanova'],
    ['Elchin Rashidovich Guseynzade', 'Elçin Rəşid oğlu Hüseynzadə'],
  ])("write a father's name as the language does: %s is %s", (query, listed) => {
    expect(isMatch(query, listed)).toBe(true);
  });

  it.each([
    ['Rəşad Elçin oğlu Həsənov', 'Elçin Rəşad oğlu Həsənov'],
    ['Bolat Serikuly Akhmetov', 'Serik Bolatuly Akhmetov'],
    ['Yerlan Bolatuly Tleubergenov', 'Yerlan Maratovich Tleubergenov'],
  ])('tell father and child apart: %s is not %s', (query, listed) => {
    expect(isMatch(query, listed)).toBe(false);
  });

  it.each([
    ['Laxminarayan Aggarwal', 'Lakshmi Narayan Agrawal'],
    ['Tsehai Haile-Mikael', 'Tsehay Hailemichael'],
    ['Abdul-Qadir Shehu Zaria', 'Abdulkadir Shehu Zariya'],
  ])('write two words as one and respell them: %s is %s', (query, listed) => {
    expect(isMatch(query, listed)).toBe(true);
  });

  it.each([
    ['Hajo von Trautenfels', 'Hans-Joachim von Trautenfels'],
    ['Juanma Ortega Ruiz', 'Juan Manuel Ortega Ruiz'],
  ])('make one name of the beginnings of two: %s is %s', (query, listed) => {
    expect(isMatch(query, listed)).toBe(true);
  });

  it('do not make one name of other beginnings', () => {
    expect(isMatch('Hajo von Trautenfels', 'Hans-Dieter von Trautenfels')).toBe(false);
    expect(isMatch('Juanma Ortega Ruiz', 'Juan Pedro Ortega Ruiz')).toBe(false);
  });

  it.each([
    ['Jayesh Magan Vaghasia', 'Jayeshbhai Maganbhai Vaghasiya'],
    ['Helene Morvan née Chassaing', 'Hélène Chassaing épouse Morvan'],
    ['W.A. Nimal Gunasekera', 'Wickramasinghe Arachchige Nimal Gunasekara'],
    ['Juma Khamis Mwinyi', 'Juma Hamisi Mwinyi'],
    ['Abuduwaili Tuerhong', 'Abduweli Turghun'],
    ['Qiu Shujuan', 'Chiu Shu-chuan'],
    ['Vakhtang Marjanovich', 'Vakhtang Marjanović'],
  ])('add or change a word or its form: %s is %s', (query, listed) => {
    expect(isMatch(query, listed)).toBe(true);
  });

  it.each([
    ['Nareshbhai Popatlal Thakkar', 'Nileshbhai Popatlal Thakkar'],
    ['Karim Sobhy Attia', 'Karima Sobhy Attia'],
    ['Werner Steinbach', 'Werner Steinbeck'],
    ['Ülvi Rəhimli', 'Ülviyyə Rəhimli'],
  ])('leave other names different: %s is not %s', (query, listed) => {
    expect(isMatch(query, listed)).toBe(false);
  });
});
